import { defaultPreferences, type User } from '../accounts/user'

const opening = '2026-01-12T09:00:00.000Z'

export const seedUsers: readonly User[] = [
  {
    id: 'user-avery-admin',
    email: 'admin@fivefold.example',
    name: 'Avery Admin',
    role: 'admin',
    company: 'Fivefold',
    phone: '',
    created_at: opening,
    last_login: null,
    preferences: defaultPreferences,
  },
  {
    id: 'user-casey-customer',
    email: 'customer@fivefold.example',
    name: 'Casey Customer',
    role: 'customer',
    company: 'Northwind Traders',
    phone: '',
    created_at: opening,
    last_login: null,
    preferences: defaultPreferences,
  },
]
