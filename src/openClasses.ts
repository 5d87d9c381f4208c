import type { Classes } from './classes/Classes'
import type { KeptCard } from './classes/KeptCard'
import type { TabletClassesParts } from './classes/joined/tabletClasses'
import { CLASS_CARD } from './store/deviceDatabase'

/** The classes of this device. What keeps them are scripts that whoever has none never loads. */
export function openClasses(parts: TabletClassesParts): Classes {
  let kept: Promise<KeptCard> | undefined
  const card = (): Promise<KeptCard> => {
    kept ??= import('./classes/joined/keptCard').then(({ createKeptCard }) => createKeptCard(parts.device, parts.clock))
    // A script that could not be fetched is asked for again.
    kept.catch(() => {
      kept = undefined
    })
    return kept
  }
  return {
    card,
    forgetOldCard: async () => {
      if ((await parts.device.run(({ settings }) => settings.get(CLASS_CARD))) !== undefined)
        await (await card()).load()
    },
    joined: async (store) => {
      const { createJoinedClasses } = await import('./classes/joined/joinedClasses')
      return createJoinedClasses({ ...parts, store })
    },
    tablet: async () => {
      const { createTabletClasses } = await import('./classes/joined/tabletClasses')
      return createTabletClasses(parts)
    },
  }
}
