/** The documents of Cloud Firestore, over its REST API and past the security rules. */
import { ask, ServiceRefusal, type Services } from './services'
import { plainFields, type StoredFields } from './plainFields'

export interface StoredDocument {
  /** Such as `users/<account number>`. */
  readonly path: string
  readonly fields: StoredFields
}

/** The most documents in one answer. */
const PAGE_SIZE = 300

export async function readDocument(services: Services, path: string): Promise<StoredDocument | undefined> {
  try {
    const answer = await ask(services, addressOf(services, path))
    return documentOf(services, await answer.json())
  } catch (error) {
    if (error instanceof ServiceRefusal && error.status === 404) return undefined
    throw error
  }
}

/** Reads a whole collection, page by page, and only these fields. Each document costs one read. */
export async function* documentsIn(
  services: Services,
  collection: string,
  fields: readonly string[],
): AsyncGenerator<StoredDocument> {
  let pageToken = ''
  do {
    const query = new URLSearchParams({ pageSize: String(PAGE_SIZE), pageToken })
    for (const field of fields) query.append('mask.fieldPaths', field)
    const answer = await ask(services, `${addressOf(services, collection)}?${query}`)
    const page: { readonly documents?: readonly RestDocument[]; readonly nextPageToken?: string } = await answer.json()
    for (const document of page.documents ?? []) yield documentOf(services, document)
    pageToken = page.nextPageToken ?? ''
  } while (pageToken !== '')
}

/** Replaces the whole document with fields that all have the service's time. */
export async function replaceWithTimes(services: Services, path: string, fields: readonly string[]): Promise<void> {
  const updateTransforms = fields.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }))
  const write = { update: { name: `${rootOf(services)}/${path}`, fields: {} }, updateTransforms }
  await ask(services, `${services.firestore}/v1/${rootOf(services)}:commit`, { writes: [write] })
}

interface RestDocument {
  readonly name: string
  readonly fields?: StoredFields
}

function documentOf(services: Services, { name, fields = {} }: RestDocument): StoredDocument {
  return { path: name.slice(rootOf(services).length + 1), fields: plainFields(fields) }
}

function addressOf(services: Services, path: string): string {
  return `${services.firestore}/v1/${rootOf(services)}/${path.split('/').map(encodeURIComponent).join('/')}`
}

function rootOf({ projectId }: Services): string {
  return `projects/${projectId}/databases/(default)/documents`
}
