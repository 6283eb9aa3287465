/** The password of every account of the sample, which the sign-in page tells; no other database accepts it. */
export const samplePassword = 'vision-demo'
