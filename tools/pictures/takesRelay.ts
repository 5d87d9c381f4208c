import { basic, openHub } from '../../tests/hub/openHub'
import { cardOf, envelopeOf, linkOfCard, opensClass } from '../../tests/journeys/classFiles'
import { launchChromium } from '../../tests/journeys/drivers/chromium'
import { Learner } from '../../tests/journeys/Learner'
import { tools } from '../../tests/classroom/openedClass'
import { decodeEnvelope } from '../../src/classroom/envelope/envelope'
import { senderHashOf } from '../../src/classroom/card/classId'
import { databaseOf, documentOf } from '../../src/classroom/relay/relayDocument'
import { Camera, type CameraOptions } from './Camera'
import { firstDay, setsDay } from './learnsForAWeek'

/** Lessons of each who has handed in. */
const CLASS = [
  ['Amara', 5],
  ['Ben', 3],
  ['Chidi', 4],
  ['Dalia', 2],
  ['Eli', 5],
  ['Farah', 1],
] as const

/** A class whose card names a small computer in the room, once its teacher has fetched from it. */
export async function takesRelay(options: CameraOptions): Promise<Camera> {
  const hub = await openHub({ site: { root: 'dist', hosting: 'firebase.json' } })
  const browser = await launchChromium({ timezoneId: 'America/Chicago', colorScheme: 'light' })
  try {
    await setsDay(browser, firstDay)
    const camera = await Camera.opens(browser, options)
    const teacher = new Learner(browser, `http://localhost:${hub.port}`)
    await opensClassWithRelay(teacher, hub.port, hub.pin())
    const card = await cardOf(await linkOfCard(browser))
    const [relay] = card.relays
    if (relay === undefined) throw new Error('The card names no relay.')
    for (const [name, lessons] of CLASS) {
      const read = decodeEnvelope(await envelopeOf(card, name, lessons))
      if (read.kind === 'refused') throw new Error(read.reason)
      const target = `/${databaseOf(card.classId)}/${await senderHashOf(read.envelope.sender, tools)}`
      const headers = { authorization: basic(relay.user, relay.password) }
      const put = await hub.ask({ method: 'PUT', target, headers, body: documentOf(read.envelope) })
      if (put.status !== 201) throw new Error(put.text)
    }
    await teacher.presses('Collect')
    await teacher.seesHeading('Collect')
    await teacher.presses('Fetch from the relay')
    await teacher.sees(`${CLASS.length} reports came from the relay.`)
    for (const [name] of CLASS.slice(0, -1)) await teacher.presses(`It is ${name}’s`)
    await teacher.sees('It is Farah’s')
    await camera.takes('class-relay', 'What came from a small computer in the room')
    return camera
  } finally {
    await browser.close()
    await hub.close()
  }
}

async function opensClassWithRelay(teacher: Learner, port: number, pin: string): Promise<void> {
  await teacher.opens('/login')
  await teacher.types('Maya', 'First name')
  await teacher.presses('Start learning')
  await teacher.isAt('/dashboard')
  await teacher.opens('/learning?view=class')
  await opensClass(teacher)
  await teacher.types(`http://localhost:${port}`, 'Address of the relay')
  await teacher.types(pin, 'PIN that it shows')
  await teacher.presses('Put this relay on the card')
  await teacher.sees('The relay knows the class.')
}
