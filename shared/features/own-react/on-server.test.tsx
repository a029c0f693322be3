// @vitest-environment node
import styled from 'styled-components'
import { expect, test } from 'vitest'
import { seededState } from '../../domain/site/seeds'
import { useLocation } from '../../contract/routing/link'
import { drawnPage } from './on-server'
import { useIsHydrated, useStore } from './own-hooks'

const Heading = styled.h1`
  color: red;
`

function Page() {
  const email = useStore(({ currentUser }) => currentUser?.email ?? 'nobody')
  return (
    <>
      <Heading className="top">
        {email} at {useLocation().pathname}
      </Heading>
      <p>{useIsHydrated() ? 'here' : 'ahead'}</p>
    </>
  )
}

test('a page is prerendered like its first render in a browser, with its styles', async () => {
  const rendered = await drawnPage(Page).render?.('/orders', seededState)
  expect(rendered).toEqual({
    html: expect.stringMatching(
      /^<!--\$--><h1 class="[^"]*top">nobody<!-- --> at <!-- -->\/orders<\/h1><p>ahead<\/p><!--\/\$-->$/,
    ),
    styles: expect.stringMatching(/^<style [^>]*>[^<]*color:red/),
  })
})
