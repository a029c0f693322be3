/** Customers and the people quoted for them. Single texts, which the bundler writes into each page. */
export const northwindName = 'Northwind Traders'
export const northwindSpeaker = 'Dana Whitfield'
export const northwindSpeakerRole = 'Director of Purchasing'

export const calderName = 'Calder Health'
export const calderSpeaker = 'Priya Raman'
export const calderSpeakerRole = 'VP Patient Operations'

export const meridianName = 'Meridian Mutual'
export const meridianSpeaker = 'Tomás Ortega'
export const meridianSpeakerRole = 'Chief Operating Officer'
