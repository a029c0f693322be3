/** Specification 2, section 3, gives the demo's sizes. It gives none for the waitlist, which uses these too. */
export const companySizeOptions = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'].map(
  (size) => ({ value: size, label: size }),
)
