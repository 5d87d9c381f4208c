import { noClassesWords as words } from '#words/noClasses'
import type { DeviceDatabase } from '../../data/store/deviceDatabase'
import { classBooksOf } from '../../data/store/classBooks'
import type { ClassPort } from '../../session/ClassPort'

/**
 * Replaces the class product on a site without classes. Classes that an earlier version of the site saved on this
 * device are kept. A learner with such a class can't be removed, because only the product can check whether the class
 * has a backup.
 */
export function noClasses(device: DeviceDatabase): ClassPort {
  return {
    isOffered: false,
    ThisWeek: () => null,
    Sharing: () => null,
    asksFor: async () => false,
    unsaved: async (learnerId) => (await classBooksOf(device, learnerId)).map(() => words.unreadClass),
    untold: async ({ classes }) => (await classes.all()).filter(isLeft).map(() => words.unreadClass),
  }
}

function isLeft(row: unknown): boolean {
  return (row as { readonly isLeft?: unknown }).isLeft === true
}
