/** The tracks of the learning page: hours of work and modules. */
export const fundamentals = { name: 'Fundamentals', hours: 6, modules: 8 } as const
export const integrationSpecialist = {
  name: 'Integration Specialist',
  hours: 12,
  modules: 12,
} as const
export const enterpriseArchitect = { name: 'Enterprise Architect', hours: 20, modules: 16 } as const
