import { courthouseSteps } from './courthouseSteps'
import { economyPatch } from './economyPatch'
import { eveningStar } from './eveningStar'
import { flyingGeese } from './flyingGeese'
import { friendshipStar } from './friendshipStar'
import { hourglass } from './hourglass'
import { logCabin } from './logCabin'
import { ninePatch } from './ninePatch'
import { pinwheel } from './pinwheel'
import type { Patch } from './patch'
import { railFence } from './railFence'

const blocks: Readonly<Record<string, readonly Patch[]>> = {
  foundations: ninePatch,
  saving: economyPatch,
  insurance: friendshipStar,
  banking: railFence,
  credit: hourglass,
  investing: flyingGeese,
  entrepreneurship: pinwheel,
  real_estate: logCabin,
  retirement: eveningStar,
  taxes: courthouseSteps,
}

/** The quilt block of a module, in sewing order. A module without a block of its own gets the Nine Patch. */
export function patchesOf(module: string): readonly Patch[] {
  return (Object.hasOwn(blocks, module) ? blocks[module] : undefined) ?? ninePatch
}
