import { Avatar } from '@fivefold/shared/ui/avatar'
import { Table } from '@fivefold/shared/ui/table'
import { token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { communityContent, firstDiscussions } from './community-content'

const { contributors } = communityContent

export function ContributorTable() {
  return (
    <Table caption={contributors.caption} columns={contributors.columns}>
      <tbody>
        {topContributors().map(({ name, role, topic, replies, helpful }) => (
          <tr key={name}>
            <th scope="row">
              <Person>
                <Avatar name={name} size="small" />
                <span>
                  {name}
                  <small>{role}</small>
                </span>
              </Person>
            </th>
            <td>{topic}</td>
            <td>{replies}</td>
            <td>{helpful}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Person = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  white-space: nowrap;

  & small {
    display: block;
    color: ${token.color.inkMuted};
    font-weight: 400;
    font-size: ${token.type.caption};
  }
`

/** The members with the number of their replies, the most helpful first. */
function topContributors() {
  const replies = firstDiscussions.flatMap((discussion) => discussion.replies)
  return communityContent.contributors.people
    .map((person) => {
      const own = replies.filter(({ author }) => author === person.name)
      return { ...person, replies: own.length, helpful: own.filter(({ helped }) => helped).length }
    })
    .toSorted((one, other) => other.helpful - one.helpful || other.replies - one.replies)
}
