import type MagicString from 'magic-string'

/** The code after edits, and the map from it to the code before. Without the map, all stacks of the file lie. */
export const edited = (edits: MagicString) => ({
  code: edits.toString(),
  map: edits.generateMap({ hires: 'boundary' }),
})

export type Edited = ReturnType<typeof edited>
