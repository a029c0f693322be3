/** Results of three customers over their first two quarters; every page quotes these. */
export const northwindBefore = '2.4 days'
export const northwindAfter = '6 minutes'
export const northwindLessTimePercent = 99
/** A buyer, each week. */
export const northwindSavedHours = 11
export const northwindDiscrepanciesDownPercent = 43

export const calderBefore = '6 days'
export const calderAfter = '31 hours'
export const calderLessTimePercent = 78

export const meridianBefore = '10 days'
export const meridianAfter = '3 days'
export const meridianLessTimePercent = 70
export const meridianMatchedPercent = 99.4
