import * as v from 'valibot'
import { defineOperation } from '../model/define-operation'
import { leadCollections, type LeadCollection, type Leads } from './lead'

/** A form may have fields of any type; the fields of the collection are texts. */
const LeadFieldsSchema = v.looseObject({
  name: v.optional(v.string()),
  email: v.optional(v.string()),
  company: v.optional(v.string()),
  source: v.optional(v.string()),
  tier: v.optional(v.string()),
  message: v.optional(v.string()),
})

/** Fields that every record of a collection has, with any form. */
const blank: Readonly<Record<LeadCollection, object>> = {
  demoRequests: { name: '', email: '', company: '', source: '' },
  waitlistEntries: { name: '', email: '', company: '', tier: '' },
  contactForms: { name: '', email: '', company: '', message: '' },
  newsletterSubscriptions: { email: '' },
  submissions: { email: '', form: '' },
}

/** Adds a visitor's lead to the collection, with every field of the form. */
export const leadReceived = defineOperation(
  'leadReceived',
  { collection: v.picklist(leadCollections), fields: LeadFieldsSchema },
  (state: Leads, { id, at, collection, fields }) => {
    const records = state[collection]
    if (records.some((record) => record.id === id)) return state
    return { [collection]: [...records, { ...blank[collection], ...fields, id, created_at: at }] }
  },
)
