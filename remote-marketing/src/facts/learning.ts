/** The tracks of the learning page: hours of work and modules. */
export const fundamentalsHours = 6
export const fundamentalsModules = 8

export const fundamentals = {
  name: 'Fundamentals',
  hours: fundamentalsHours,
  modules: fundamentalsModules,
} as const
export const integrationSpecialist = {
  name: 'Integration Specialist',
  hours: 12,
  modules: 12,
} as const
export const enterpriseArchitect = { name: 'Enterprise Architect', hours: 20, modules: 16 } as const

export const allTracksModules =
  fundamentals.modules + integrationSpecialist.modules + enterpriseArchitect.modules

/** Seats in each track for partners. The Associate level's number is the least that any partner gets. */
export const associateSeats = 5
export const professionalSeats = 20
