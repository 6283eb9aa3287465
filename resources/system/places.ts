/** Where uploaded files are kept: in the folder of the hosts, or in a bucket of a service that speaks S3's protocol. */
export const places = ['disk', 'bucket'] as const

export type Place = (typeof places)[number]
