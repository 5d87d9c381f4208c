import { MemoryRelay, MemoryRelayStore } from '../fakes/MemoryRelay'
import { relayContract } from './relay.contract'

relayContract('in memory', () => {
  const there = new MemoryRelayStore()
  const stranger = new MemoryRelay(there)
  stranger.fault = 'refused'
  return Promise.resolve({
    teacher: new MemoryRelay(there),
    learner: () => new MemoryRelay(there, false),
    stranger: () => stranger,
    lose: (id: string) => {
      there.reports.delete(id)
      return Promise.resolve()
    },
    lies: (isLying: boolean) => {
      there.isLying = isLying
    },
  })
})
