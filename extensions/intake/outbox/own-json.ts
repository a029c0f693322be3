/**
 * The media type of what the intake answers. Whatever else stands between a browser and the intake answers with JSON,
 * too, with any status: only what has this type is a word of the intake.
 */
export const ownJson = 'application/json; profile=fivefold-intake'
