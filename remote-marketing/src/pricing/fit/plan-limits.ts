import type { PlanId } from '../../estimate/plan-features'
import type { Dimension } from '../../estimate/price-estimate'
import {
  professionalStorageGb,
  professionalUsers,
  starterIntegrations,
  starterStorageGb,
  starterUsers,
} from '../../facts/plan-terms'

export const planLimits: Readonly<Record<PlanId, Readonly<Record<Dimension, number>>>> = {
  starter: { users: starterUsers, integrations: starterIntegrations, storage: starterStorageGb },
  professional: {
    users: professionalUsers,
    integrations: Infinity,
    storage: professionalStorageGb,
  },
  enterprise: { users: Infinity, integrations: Infinity, storage: Infinity },
}
