import { brand } from '@fivefold/shared/brand'

const colleague = (name: string) => `${name}@${new URL(brand.siteUrl).hostname.replace('www.', '')}`

export interface Figure {
  label: string
  value: number
}

export interface ListedUser {
  id: string
  name: string
  email: string
  role: 'customer' | 'sales' | 'marketing'
  /** ISO date. */
  joined: string
}

/** Specification 1, section 2, gives labels and values. */
const figures: readonly Figure[] = [
  { label: 'Users', value: 1284 },
  { label: 'Sessions', value: 492 },
  { label: 'Demo Requests', value: 156 },
  { label: 'Waitlist', value: 2841 },
]

const users: readonly ListedUser[] = [
  {
    id: 'usr_1001',
    name: 'Nadia Rahman',
    email: 'nadia.rahman@brightharbor.example',
    role: 'customer',
    joined: '2026-10-29',
  },
  {
    id: 'usr_1002',
    name: 'Jonas Lindqvist',
    email: colleague('jonas.lindqvist'),
    role: 'sales',
    joined: '2026-10-12',
  },
  {
    id: 'usr_1003',
    name: 'Amara Okafor',
    email: colleague('amara.okafor'),
    role: 'marketing',
    joined: '2026-09-21',
  },
  {
    id: 'usr_1004',
    name: 'Mateo Álvarez',
    email: 'mateo.alvarez@portovela.example',
    role: 'customer',
    joined: '2026-09-03',
  },
  {
    id: 'usr_1005',
    name: 'Hana Sato',
    email: 'hana.sato@kitehealth.example',
    role: 'customer',
    joined: '2026-08-17',
  },
  {
    id: 'usr_1006',
    name: 'Elif Demir',
    email: colleague('elif.demir'),
    role: 'sales',
    joined: '2026-07-30',
  },
]

export const dashboardContent = {
  title: 'Admin dashboard',
  platform: {
    title: 'Platform',
    origin: 'Sample figures and accounts.',
  },
  figures,
  users,
  usersCaption: 'Sample accounts',
} as const
