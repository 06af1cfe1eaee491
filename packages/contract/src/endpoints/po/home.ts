import { z } from "zod/mini";
import { endpoints } from "../../endpoint";
import * as connection from "../../schemas/connection";
import * as dashboard from "../../schemas/dashboard";
import { studentPage, studentQuery } from "../../schemas/officer-student";
import { collegeProgress } from "../../schemas/progress";
import * as search from "../../schemas/search";

export const officerSearch = endpoints("po", {
  all: {
    route: "GET /all-search",
    summary: "Searches students, companies and actions.",
    query: search.searchQuery,
    response: search.officerHits,
  },
  actions: {
    route: "GET /all-action-search",
    summary: "Searches actions.",
    query: search.actionSearchQuery,
    response: search.actionHits,
  },
  approvals: {
    route: "GET /approval-search",
    summary: "Searches what waits for an approval.",
    query: search.searchQuery,
    response: search.actionHits,
  },
});

export const officerDashboard = endpoints("po", {
  groups: {
    route: "GET /buildin-dashboard-group",
    summary: "Groups of departments of the dashboard.",
    response: z.array(dashboard.dashboardGroup),
  },
  departments: {
    route: "GET /dashboard-department/{id}",
    summary: "Departments of a group, with their figures.",
    response: z.array(dashboard.dashboardDepartment),
  },
  students: {
    route: "GET /dashboard-department-student/{id}",
    summary: "Students of a group of departments.",
    query: studentQuery,
    response: studentPage,
  },
  season: {
    route: "GET /dashboard-season/{id}",
    summary: "The season of a group of departments in figures.",
    response: dashboard.seasonFigures,
  },
  topSkills: {
    route: "GET /department-top-skill/{id}",
    summary: "Top skills by department.",
    response: connection.departmentTopSkills,
  },
  widgets: {
    route: "GET /widgets",
    summary: "The widgets of the dashboard.",
    response: z.array(dashboard.widget),
  },
  saveWidgets: {
    route: "PUT /widgets",
    summary: "Keeps which widgets the officer sees, and where.",
    own: true,
    unpaid: true,
    quiet: "toast",
    body: dashboard.widgetLayout,
    response: z.array(dashboard.widget),
  },
  progress: {
    route: "GET /progress",
    summary: "How much of the college profile is there.",
    response: collegeProgress,
  },
  connectionGraph: {
    route: "GET /connection-graph",
    summary: "Connection requests by week.",
    response: connection.connectionGraph,
  },
  approvals: {
    route: "GET /approval-summery-metric/",
    summary: "How many requests wait, were approved, were refused.",
    query: connection.approvalQuery,
    response: connection.approvalMetric,
  },
});

export const quickAccess = endpoints("po", {
  create: {
    route: "POST /quick-access",
    summary: "Pins a quick action.",
    own: true,
    unpaid: true,
    body: dashboard.quickAccessInput,
    response: dashboard.quickAccess,
  },
  list: {
    route: "GET /quick-access",
    summary: "The pinned quick actions.",
    response: z.array(dashboard.quickAccess),
  },
  remove: {
    route: "DELETE /quick-access/{id}",
    summary: "Unpins a quick action.",
    own: true,
    unpaid: true,
  },
});

export const officerCompanies = endpoints("po", {
  list: {
    route: "GET /company-listing",
    summary: "Companies, filtered.",
    query: connection.listingQuery,
    response: connection.companyListing,
    failure: "throws",
  },
  export: {
    route: "GET /company-listing-export",
    summary: "Companies, filtered, as a sheet.",
    query: connection.companySheetQuery,
    reply: "blob",
  },
  connections: {
    route: "GET /company-connection-listing",
    summary: "Connections of the college.",
    query: connection.connectionQuery,
    response: connection.connections,
  },
  status: {
    route: "GET /connection-status",
    summary: "Requests by their status.",
    query: connection.connectionQuery,
    response: connection.connections,
  },
  exportConnections: {
    route: "GET /connections-export",
    summary: "Connections of the college as a sheet.",
    query: connection.connectionSheetQuery,
    reply: "blob",
  },
  read: {
    route: "GET /company-info/{id}",
    summary: "A company.",
    response: connection.companyPage,
  },
  connect: {
    route: "POST /connect-hr",
    summary: "Asks a company to connect.",
    quiet: "loader",
    body: connection.connectToCompany,
    response: connection.connection,
  },
  block: {
    route: "POST /blocked-companies",
    summary: "Blocks a company, also one that the college has nothing with.",
    body: connection.companyToBlock,
    response: connection.connection,
  },
  decide: {
    route: "PUT /connection-approval/{id}",
    summary: "Answers a request to connect.",
    body: connection.connectionAnswer,
    response: connection.connection,
  },
});
