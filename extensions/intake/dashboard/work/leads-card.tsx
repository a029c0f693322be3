import { Text, TextLink } from '@fivefold/shared/ui/text'
import { TimeStamp } from '@fivefold/shared/ui/time-stamp'
import { adminHref, OverviewCard } from '../admin-parts'
import { AnswerNotice } from '../answer-notice'
import { operatorPath, useAnswer } from '../use-answer'
import type { LeadPage } from '../visitors/lead-answer'
import { Entries } from './entries'
import { workContent } from './work-content'

const { leads: words } = workContent

/** Leads that are shown. */
const most = 5

export function LeadsCard() {
  const { value, problem } = useAnswer<LeadPage>(operatorPath('leads'))
  const leads = value?.leads.slice(0, most) ?? []
  const titleOf = (name: string) => value?.forms.find((form) => form.name === name)?.title ?? name
  return (
    <OverviewCard title={words.title} view="visitors" all={words.all}>
      {problem && <AnswerNotice problem={problem} />}
      {value && leads.length === 0 && <Text $muted>{words.empty}</Text>}
      <Entries>
        {leads.map(({ collection, receivedAt, record: { id, name, email } }) => (
          <li key={id}>
            <TextLink to={adminHref('visitors', { list: 'leads', q: email, open: id })}>
              <bdi>{name || email}</bdi>
            </TextLink>
            <span>{titleOf(collection)}</span>
            <TimeStamp iso={receivedAt} />
          </li>
        ))}
      </Entries>
    </OverviewCard>
  )
}
