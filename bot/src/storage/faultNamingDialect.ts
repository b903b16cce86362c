import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import { storageFault } from './storageFaults.ts';

async function named<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw storageFault(error);
  }
}

const nameFaultsOf = new WeakSet<DatabaseConnection>();

/** The driver reuses connections and identifies them by reference, so the method is replaced in place, once. */
function nameFaults(connection: DatabaseConnection): DatabaseConnection {
  if (nameFaultsOf.has(connection)) return connection;
  nameFaultsOf.add(connection);
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = (query, options) => named(() => execute(query, options));
  return connection;
}

function nameDriverFaults(driver: Driver): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  const begin = driver.beginTransaction.bind(driver);
  const commit = driver.commitTransaction.bind(driver);
  const init = driver.init.bind(driver);
  driver.init = (options) => named(() => init(options));
  driver.acquireConnection = (options) => named(async () => nameFaults(await acquire(options)));
  driver.beginTransaction = (connection, settings) => named(() => begin(connection, settings));
  driver.commitTransaction = (connection) => named(() => commit(connection));
  return driver;
}

/** The dialect, with every fault of the database itself under our code (see storageFault). */
export function faultNamingDialect(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => nameDriverFaults(dialect.createDriver()),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}
