import styled from 'styled-components'
import type { Resource } from '@fivefold/shared/domain/library/library'
import { paths } from '@fivefold/shared/routing/paths'
import { media, token } from '@fivefold/shared/theme/tokens'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { Cluster, Container } from '@fivefold/shared/ui/layout'
import { Caption, Display, Lead, Title } from '@fivefold/shared/ui/text'
import { dayWords } from '@fivefold/shared/words/date-words'
import { BackLink } from '../../long-text/back-link'
import { useOpened } from '../../long-text/use-opened'
import { resourcesContent } from '../resources-content'
import { GuideBody } from './guide-body'

const { back, updated, next } = resourcesContent.guide

/** Shows a guide instead of the library. */
export function GuideReader({ resource }: { resource: Resource }) {
  const heading = useOpened(resource.title)
  return (
    <Container as="article" aria-labelledby="guide-title">
      <Head>
        <BackLink to={paths.resources}>{back}</BackLink>
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

const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: ${token.space[5]};
  max-width: 52rem;
  padding-block: clamp(1.5rem, 4vw, 3rem) ${token.space[10]};
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
