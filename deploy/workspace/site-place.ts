/**
 * Where the site is: `$SITE`, else `$SITE_DIR`; empty where neither says so. A folder, or the address of
 * a bucket.
 */
export const sitePlace = () => process.env['SITE'] || process.env['SITE_DIR'] || ''

/** Whether a place is a bucket: `s3://bucket/prefix`, or the address of a container of Azure Blob Storage. */
export const isBucket = (place: string) => /^(?:s3|https?):\/\//.test(place)
