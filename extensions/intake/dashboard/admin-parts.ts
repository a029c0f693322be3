/* The one place where this side of the intake takes parts of the dashboard. */

export * from '../../../remote-admin/src/offered/parts'
