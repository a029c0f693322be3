interface SavedReply {
  title: string
  text: string
}

/** Prepared answers. An admin inserts one and edits it before it is sent. */
export const savedReplies: readonly SavedReply[] = [
  {
    title: 'Ask for details',
    text: 'Could you tell us when this started, which workspace it concerns, and the exact error message? A screenshot or a log helps most.',
  },
  {
    title: 'Cause found',
    text: 'We found the cause and are working on it. You’ll hear from us here as soon as it is solved.',
  },
  {
    title: 'Token expired',
    text: 'The token of this connection has expired. Open Integ, choose the connection and sign in to the system again. The sync then catches up by itself.',
  },
  {
    title: 'Solved',
    text: 'This is solved. If it happens again, reply here and the ticket reopens.',
  },
  {
    title: 'Feature request',
    text: 'Thank you for the idea. You can vote for what we build next under Roadmap in your portal.',
  },
]

/** With a greeting by the first name, if it is known. */
export const savedReplyText = ({ text }: SavedReply, customer: string) => {
  const [first] = customer.split(' ')
  return `${first ? `Hello ${first},` : 'Hello,'}\n\n${text}`
}
