import type { Classes } from '../../src/classroom/ports/Classes'

/** A device without classes or class cards. */
export const noClasses: Classes = {
  isOffered: true,
  ThisWeek: () => null,
  Sharing: () => null,
  asksFor: async () => false,
  card: async () => ({
    subscribe: () => () => undefined,
    getSnapshot: () => null,
    load: async () => undefined,
    keep: async () => undefined,
    drop: async () => undefined,
  }),
  forgetOldCard: async () => undefined,
  joined: () => Promise.reject(new Error('Nobody here has a class')),
  tablet: () => Promise.reject(new Error('Nobody here has a class')),
  relays: () => Promise.reject(new Error('Nobody here has a class')),
  handsIn: async () => false,
  unsaved: async () => [],
  untold: async () => [],
  taught: () => Promise.reject(new Error('Nobody here has a class')),
}
