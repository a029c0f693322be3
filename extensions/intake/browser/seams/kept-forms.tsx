import { useEffect, useState } from 'react'
import { Text, TextLink } from '@fivefold/shared/ui/text'
import { Table } from '@fivefold/shared/ui/table'
import { get } from '../../outbox/post'

interface KeptForm {
  name: string
  title: string
  path: string
  fields: string[]
  /** The text that the form shows. */
  why: string
}

interface Answer {
  forms: KeptForm[]
  until: string
}

const words = {
  lead: 'Our server keeps the answers of these forms, with the text that you were shown or agreed to.',
  link: 'The list as a page',
  caption: 'Forms, what is kept of them, and why',
  columns: ['Form', 'What we keep', 'Why'],
}

/** Shows what the intake keeps of each form of the site, whichever team has added it. */
export function KeptForms() {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    void get('/intake/forms').then((outcome) => {
      if (outcome.kind === 'answer') setAnswer(outcome.body as Answer)
    })
  }, [])
  return (
    <>
      <Text $muted>
        {words.lead} {answer?.until} {!answer && <a href="/intake/forms">{words.link}</a>}
      </Text>
      {answer && (
        <Table caption={words.caption} captionHidden columns={words.columns}>
          <tbody>
            {answer.forms.map(({ name, title, path, fields, why }) => (
              <tr key={name}>
                <th scope="row">
                  <TextLink to={path}>{title}</TextLink>
                </th>
                <td>{fields.join(', ')}</td>
                <td>{why}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  )
}
