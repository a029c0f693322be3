import { communityContent, firstDiscussions } from './community-content'

/** The members with the number of their replies, the most helpful first. */
export function topContributors() {
  const replies = firstDiscussions.flatMap((discussion) => discussion.replies)
  return communityContent.contributors.people
    .map((person) => {
      const own = replies.filter(({ author }) => author === person.name)
      return { ...person, replies: own.length, helpful: own.filter(({ helped }) => helped).length }
    })
    .toSorted((one, other) => other.helpful - one.helpful || other.replies - one.replies)
}
