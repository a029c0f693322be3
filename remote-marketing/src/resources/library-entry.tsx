import styled from 'styled-components'
import type { Resource } from '@fivefold/shared/domain/library/library'
import { smallMuted, token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { Badge } from '@fivefold/shared/ui/badge'
import { CardTitle } from '@fivefold/shared/ui/card'
import { TextLink } from '@fivefold/shared/ui/text'
import { contactHrefAbout } from '../contact/contact-topic'
import { canRead, guideHref } from './guide/guide-address'
import { resourcesContent } from './resources-content'

export function LibraryEntry({ resource }: { resource: Resource }) {
  const { gated, open, ask, read } = resourcesContent.library
  const isReadable = canRead(resource)
  return (
    <Entry id={resource.id}>
      <Facts>
        <Badge tone={resource.type === 'whitepaper' ? 'pipelines' : 'integ'}>
          {resource.category}
        </Badge>
        <span>{resource.reading_time} min read</span>
        <span>{resource.is_gated ? gated : open}</span>
      </Facts>
      <CardTitle>{resource.title}</CardTitle>
      <About>{resource.description}</About>
      <Foot>
        <span>{resource.author}</span>
        {isReadable ? (
          <ReadLink to={guideHref(resource.id)} aria-label={`${read}: ${resource.title}`}>
            {read}
          </ReadLink>
        ) : (
          <TextLink to={contactHrefAbout(resource.title)} aria-label={`${ask}: ${resource.title}`}>
            {ask}
          </TextLink>
        )}
      </Foot>
    </Entry>
  )
}

const Entry = styled.li`
  position: relative;
  display: grid;
  gap: ${token.space[1]};
  padding: ${token.space[4]} ${token.space[5]};

  & + & {
    border-block-start: 1px solid ${token.color.line};
  }
`

/* The whole entry is clickable. */
const ReadLink = styled(TextLink)`
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`

const Facts = styled.p`
  ${wrappingRow}
  gap: ${token.space[1]} ${token.space[4]};
  color: ${token.color.inkMuted};
  font-size: ${token.type.caption};
`

const About = styled.p`
  ${smallMuted}
  line-height: 1.5;
`

const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space[2]} ${token.space[4]};
  margin-block-start: ${token.space[1]};
  ${smallMuted}
`
