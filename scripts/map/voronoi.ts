import { doubleSurface, type Point } from '@crownhold/games/colours/map';
import { Delaunay } from 'd3-delaunay';
import { HEIGHT, WIDTH } from './layout.ts';

/** For each site the corners, clockwise, of what lies nearest to it within the walls. */
export function voronoiCells(sites: readonly Point[]): Point[][] {
  const voronoi = new Delaunay(Float64Array.from(sites.flat())).voronoi([0, 0, WIDTH, HEIGHT]);
  return sites.map((_, site) => {
    const corners = voronoi.cellPolygon(site).slice(1);
    return doubleSurface(corners) > 0 ? corners : corners.reverse();
  });
}
