import { useEffect, useRef } from 'react'
import { ArrowLeft } from 'lucide-react'
import styled from 'styled-components'
import type { Resource } from '@fivefold/shared/domain/library/library'
import { Link, useLocation } from '@fivefold/shared/routing/link'
import { paths } from '@fivefold/shared/routing/paths'
import { media, token } from '@fivefold/shared/theme/tokens'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { Cluster, Container } from '@fivefold/shared/ui/layout'
import { Caption, Display, Lead, Title } from '@fivefold/shared/ui/text'
import { dayWords } from '@fivefold/shared/words/date-words'
import { resourcesContent } from '../resources-content'
import { GuideBody } from './guide-body'

const { back, updated, next } = resourcesContent.guide

/** Shows a guide instead of the library. */
export function GuideReader({ resource }: { resource: Resource }) {
  const heading = useOpened()
  return (
    <Container as="article" aria-labelledby="guide-title">
      <Head>
        <Back to={paths.resources} data-print="hide">
          <ArrowLeft aria-hidden="true" />
          {back}
        </Back>
        <GuideTitle ref={heading} id="guide-title" tabIndex={-1}>
          {resource.title}
        </GuideTitle>
        <Lead>{resource.description}</Lead>
        <Caption>
          {resource.author} · {resource.reading_time} min read · {updated}{' '}
          <time dateTime={resource.updated_at}>{dayWords(resource.updated_at)}</time>
        </Caption>
      </Head>
      <GuideBody id={resource.id} />
      <Next data-print="hide">
        <Title as="h2">{next.title}</Title>
        <p>{next.text}</p>
        <Cluster>
          {next.links.map(({ label, to }, position) => (
            <ButtonLink key={to} to={to} variant={position === 0 ? 'primary' : 'secondary'}>
              {label}
            </ButtonLink>
          ))}
        </Cluster>
      </Next>
    </Container>
  )
}

/** Moves to the title when a link opens the guide, not when the document loads. */
function useOpened() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    if (key === 'default') return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [key])
  return heading
}

const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: ${token.space[5]};
  max-width: 52rem;
  padding-block: clamp(1.5rem, 4vw, 3rem) ${token.space[10]};
`

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 2.75rem;
  color: ${token.color.inkMuted};
  font: 550 ${token.type.small} / 1.4 ${token.font.sans};
  text-decoration: none;

  &:hover {
    color: ${token.color.ink};
    text-decoration: underline;
  }

  & > svg {
    width: 1rem;
    height: 1rem;
  }
`

const GuideTitle = styled(Display)`
  font-size: ${token.type.headline};
  line-height: 1.08;

  &:focus {
    outline: none;
  }
`

const Next = styled.div`
  display: grid;
  gap: ${token.space[4]};
  max-width: ${token.width.prose};
  margin-block: ${token.space[12]} ${token.space.section};
  padding-block-start: ${token.space[8]};
  border-block-start: 1px solid ${token.color.line};

  & > p {
    color: ${token.color.inkMuted};
  }

  ${media.desktop} {
    margin-inline-start: 17rem;
  }
`
