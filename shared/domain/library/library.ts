import * as v from 'valibot'
import {
  count,
  dated,
  flag,
  identity,
  optionalMoment,
  text,
  texts,
  type RecordOf,
} from '../model/record-fields'

const resourceEntries = {
  ...identity,
  title: text,
  type: text,
  category: text,
  description: text,
  author: text,
  is_featured: flag,
  is_gated: flag,
  tags: texts,
  /** Minutes. */
  reading_time: count,
  view_count: count,
  download_count: count,
  published_at: optionalMoment,
  ...dated,
}
/** @example v.is(ResourceSchema, { id: 'r-1' }) // true: other fields have defaults */
export const ResourceSchema = v.looseObject(resourceEntries)
export type Resource = RecordOf<typeof resourceEntries>

const caseStudyEntries = {
  ...identity,
  title: text,
  company_name: text,
  industry: text,
  company_size: text,
  description: text,
  challenge: text,
  solution: text,
  results: texts,
  testimonial: text,
  testimonial_author: text,
  testimonial_role: text,
  technologies: texts,
  is_featured: flag,
  published_at: optionalMoment,
  ...dated,
}
/** @example v.is(CaseStudySchema, { id: 'c-1' }) // true: other fields have defaults */
export const CaseStudySchema = v.looseObject(caseStudyEntries)
export type CaseStudy = RecordOf<typeof caseStudyEntries>

export interface Library {
  readonly resources: readonly Resource[]
  readonly caseStudies: readonly CaseStudy[]
}
