import type { Resource } from '@fivefold/shared/domain/library/library'
import { Caption } from '@fivefold/shared/ui/text'
import { dayWords } from '@fivefold/shared/words/date-words'
import { Reader } from '../../long-text/reader'
import { resourcesContent } from '../resources-content'
import { GuideBody } from './guide-body'

const { back, updated, next } = resourcesContent.guide

export function GuideReader({ resource }: { resource: Resource }) {
  const { id, title, description, author, reading_time, updated_at } = resource
  return (
    <Reader
      back={back}
      title={title}
      lead={description}
      facts={
        <Caption>
          {author} · {reading_time} min read · {updated}{' '}
          <time dateTime={updated_at}>{dayWords(updated_at)}</time>
        </Caption>
      }
      next={next}
    >
      <GuideBody id={id} />
    </Reader>
  )
}
