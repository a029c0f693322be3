/** Specification 2, section 3: the demo's sizes. The waitlist, which names none, asks for the same. */
export const companySizeOptions = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'].map(
  (size) => ({ value: size, label: size }),
)
