/**
 * Durations of demos (specification 2, section 9).
 * @example `${cortexDemoMinutes} minutes on your questions`
 */
export const cortexDemoMinutes = 30
/** @example `${platformDemoMinutes} minutes` */
export const platformDemoMinutes = 45
