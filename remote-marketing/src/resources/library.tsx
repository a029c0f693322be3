import styled from 'styled-components'
import { useStore } from '@fivefold/shared/store/site-store'
import { media, panel, token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { Chip } from '@fivefold/shared/ui/chip'
import { ChipRow } from '@fivefold/shared/ui/chip-row'
import { Title } from '@fivefold/shared/ui/text'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { categoriesOf, libraryAddress, isSameCategory, resourcesIn } from './library-filter'
import { LibraryEntry } from './library-entry'
import { resourcesContent } from './resources-content'

/** The resources in the store, filtered by the category in the URL. */
export function Library() {
  const resources = useStore((state) => state.resources)
  const { state, change } = useAddressState(libraryAddress)
  const { category } = state
  const shown = resourcesIn(resources, category)
  const { title, all, chipsLabel, empty, emptyAction } = resourcesContent.library
  return (
    <Panel aria-labelledby="library">
      <Head>
        <Title as="h2" id="library">
          {title}
        </Title>
        <ChipRow label={chipsLabel}>
          <Chip pressed={category === ''} onClick={() => change({ category: '' })}>
            {all}
          </Chip>
          {categoriesOf(resources).map((name) => (
            <Chip
              key={name}
              pressed={isSameCategory(name, category)}
              onClick={() => change({ category: name })}
            >
              {name}
            </Chip>
          ))}
        </ChipRow>
      </Head>
      <ul aria-live="polite">
        {shown.map((resource) => (
          <LibraryEntry key={resource.id} resource={resource} />
        ))}
      </ul>
      {shown.length === 0 && (
        <Nothing>
          <p>{empty.replace('{category}', category)}</p>
          <Button variant="secondary" onClick={() => change({ category: '' })}>
            {emptyAction}
          </Button>
        </Nothing>
      )}
    </Panel>
  )
}

const Panel = styled.section`
  overflow: hidden;
  ${panel}

  ${media.desktop} {
    min-height: 28rem;
  }
`

const Head = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${token.space[3]};
  padding: ${token.space[3]} ${token.space[5]};
  border-block-end: 1px solid ${token.color.line};
  background: ${token.color.surface};
`

const Nothing = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[4]};
  padding: ${token.space[8]} ${token.space[6]};
  color: ${token.color.inkMuted};
  overflow-wrap: anywhere;
`
