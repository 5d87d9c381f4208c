/**
 * Does the least that a server can do for a hand-in. It writes one file for each sender, forces it onto the disk before it
 * answers, and reads it back.
 */
import { open, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'

const folder = process.argv[2]

const server = createServer((request, response) => {
  const parts = []
  request.on('data', (part) => parts.push(part))
  request.on('end', async () => {
    const file = join(folder, basename(request.url).split('?')[0])
    if (request.method === 'PUT') {
      await keep(file, Buffer.concat(parts))
      return send(response, 201, '{"ok":true}')
    }
    const text = await readFile(file, 'utf8').catch(() => undefined)
    return text === undefined ? send(response, 404, '{"error":"not_found"}') : send(response, 200, text)
  })
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))

async function keep(file, bytes) {
  const handle = await open(file, 'w')
  await handle.write(bytes)
  await handle.sync()
  await handle.close()
}

function send(response, status, text) {
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
  response.end(text)
}
