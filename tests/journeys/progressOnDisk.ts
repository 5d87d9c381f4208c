/** A script for a page. It reads the progress document of the only learner of this browser from the disk into `progress`. */
export const READ_PROGRESS = `
  const { name } = (await indexedDB.databases()).find(({ name }) => name.startsWith('learner-'))
  const database = await new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  const row = await new Promise((resolve, reject) => {
    const reading = database.transaction('document').objectStore('document').get('document')
    reading.onsuccess = () => resolve(reading.result)
    reading.onerror = () => reject(reading.error)
  })
  database.close()
  const progress = row.document`
