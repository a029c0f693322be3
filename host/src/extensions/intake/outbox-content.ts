export const outboxContent = {
  waiting: (count: number) => ({
    title: count === 1 ? 'A form waits to be sent' : `${count} forms wait to be sent`,
    description: 'Saved in this browser. Sent as soon as the connection is back.',
  }),
  arrived: { title: 'Your form has arrived', description: 'It waited for the connection.' },
  refused: (reason: string) => ({
    title: 'Your form was not accepted',
    description: `Please correct it and send it again. ${reason}`,
  }),
}
