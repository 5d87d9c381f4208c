/** The ports at which every build of the laboratory looks for the service (tools/lab/real/buildReal.mjs). */
export const BUILT_FOR = { auth: 20_901, firestore: 20_902 } as const
