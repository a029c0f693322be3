/** @param folder the embedded database's, beside which mails lie that no server sends. */
export function howToSignIn({ MAIL_URL, OPERATORS }: NodeJS.ProcessEnv, folder: string): string {
  const link = MAIL_URL
    ? 'Sign in by the link that is mailed to you.'
    : `Sign in by the link that is mailed to you: without MAIL_URL, mails are files in ${folder}.mails.`
  return OPERATORS
    ? `${link} Operators: ${OPERATORS}.`
    : `${link} OPERATORS=admin:you@company.example makes you an operator.`
}
