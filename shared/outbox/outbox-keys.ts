/** The secret by which the intake knows this browser again. */
export const senderKey = 'fivefold-sender'

/** A record that the visitor has deleted after it was sent. Its value is the secret of the browser. */
export const withdrawalPrefix = 'fivefold-withdrawal:'
