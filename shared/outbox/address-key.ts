/** Equal for spellings of one email address: the intake has one account for any capitals. */
export const addressKey = (email: string) => email.trim().toLowerCase()
