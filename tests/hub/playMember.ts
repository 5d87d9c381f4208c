/**
 * `tsx tests/hub/playMember.ts <requests> <seed>` sends a member's random requests beside a model, and prints how many
 * of each kind.
 */
import { chanceOf } from '../lab/chance'
import { MemberAgainstModel } from './MemberAgainstModel'

const [requests = 10_000, seed = 1] = process.argv.slice(2).map(Number)
const member = await MemberAgainstModel.open()
const began = performance.now()
await member.play(chanceOf(seed), requests)
const { statuses, slowestMs } = member
member.end()
const seconds = Math.round((performance.now() - began) / 1000)
const megabytes = Math.round(process.resourceUsage().maxRSS / 1000)
console.log(
  JSON.stringify({ seed, requests: member.requests, seconds, slowestMs: Math.round(slowestMs), megabytes, statuses }),
)
