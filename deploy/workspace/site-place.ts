/** The site's folder, or the address of its bucket, from `$SITE`, otherwise `$SITE_DIR`; empty when neither is set. */
export const sitePlace = () => process.env['SITE'] || process.env['SITE_DIR'] || ''

/** Whether a place is a bucket: `s3://bucket/prefix`, or the address of a container of Azure Blob Storage. */
export const isBucket = (place: string) => /^(?:s3|https?):\/\//.test(place)
