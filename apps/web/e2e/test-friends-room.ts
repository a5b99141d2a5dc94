import { type FriendsRoom, openFriendsRoom, type RoomOptions } from './friends-room.ts';
import { useResources } from './worker-resources.ts';

/** Rooms for the tests of one file: each with a server of its own, all in the browser of the worker. */
export function useFriendsRooms(): (options?: Omit<RoomOptions, 'browser'>) => Promise<FriendsRoom> {
  const resources = useResources();
  return async (options) => openFriendsRoom({ ...options, browser: await resources().browser() });
}
