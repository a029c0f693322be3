import * as v from 'valibot'

/** In a release's folder; no server serves it. */
export const sourceMapsFile = '.server/scripts.map'

/** The source maps (ECMA-426) of a release's scripts, by their file names, without the sources. */
export const sourceMaps = v.record(
  v.string(),
  v.object({
    names: v.array(v.string()),
    sources: v.array(v.nullable(v.string())),
    mappings: v.string(),
  }),
)

export type SourceMaps = v.InferOutput<typeof sourceMaps>
