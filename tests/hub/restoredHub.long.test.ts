import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hubWithClass, openHub } from './openHub'
import { newDevice, report } from './sealedReports'

it('a hub restored from yesterday says so and accepts the reports again', async () => {
  const { hub, opened, path } = await hubWithClass()
  const [before, after] = [await newDevice(), await newDevice()]
  const old = await report(opened, before, 1)
  const first = await hub.ask({ method: 'PUT', target: `${path}/${before.id}`, body: old })
  await hub.stop()
  const copy = mkdtempSync(join(tmpdir(), 'yesterday-'))
  cpSync(hub.data, copy, { recursive: true })

  const today = await openHub({}, {}, hub.data)
  const newer = await report(opened, before, 2)
  const late = await report(opened, after, 1)
  await today.ask({ method: 'PUT', target: `${path}/${before.id}`, body: { ...newer, _rev: first.json['rev'] } })
  await today.ask({ method: 'PUT', target: `${path}/${after.id}`, body: late })
  const mark = String((await today.ask({ target: `${path}/_changes` })).json['last_seq'])
  await today.close()

  const restored = await openHub({}, {}, copy)
  const info = (await restored.ask({ target: path })).json
  expect(String(info['update_seq']).split('-')[1]).not.toBe(mark.split('-')[1])
  expect(info['instance_start_time']).not.toBe(mark.split('-')[1])
  const again = (await restored.ask({ target: `${path}/_changes?since=${mark}&include_docs=true` })).json
  expect(again['results']).toMatchObject([{ id: before.id, doc: old }])

  const rev = (await restored.ask({ target: `${path}/${before.id}` })).json['_rev']
  const putBack = { method: 'PUT', target: `${path}/${before.id}`, body: { ...newer, _rev: rev } }
  expect(await restored.ask(putBack)).toMatchObject({ status: 201 })
  expect(await restored.ask({ method: 'PUT', target: `${path}/${after.id}`, body: late })).toMatchObject({
    status: 201,
  })
  await restored.close()
  rmSync(copy, { recursive: true, force: true })
})

it('a full disk is reported, and no stored data is lost', async () => {
  const { hub, opened, path } = await hubWithClass({ mostPages: 40 })
  const kept: string[] = []
  const handIn = async (id: string, body: object) => await hub.ask({ method: 'PUT', target: `${path}/${id}`, body })
  let device = await newDevice()
  let answered = await handIn(device.id, await report(opened, device))
  while (answered.status === 201) {
    kept.push(device.id)
    device = await newDevice()
    answered = await handIn(device.id, await report(opened, device))
  }
  expect(answered).toMatchObject({ status: 507, json: { error: 'insufficient_storage' } })
  expect(await hub.ask({ target: `${path}/${device.id}` })).toMatchObject({ status: 404 })
  expect(kept.length).toBeGreaterThan(3)
  const rows = (await hub.ask({ target: `${path}/_all_docs` })).json['rows'] as { id: string }[]
  expect(rows.map(({ id }) => id)).toEqual(kept.toSorted())
  const body = { docs: [{ _id: kept[0], ...(await report(opened, await newDevice())) }] }
  expect(await hub.ask({ method: 'POST', target: `${path}/_bulk_docs`, body })).toMatchObject({ status: 201 })
  await hub.close()
})
