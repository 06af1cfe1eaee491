export const sectors = `
Aerospace and defence
Agriculture and food processing
Airlines and airports
Apparel and textiles
Architecture and design
Artificial intelligence
Automotive
Banking
Biotechnology
Building materials
Business process services
Chemicals
Civil construction
Cloud and infrastructure software
Consumer electronics
Consumer goods
Cyber security
Data and analytics
E-commerce
Education
Electric mobility
Electronics manufacturing
Energy and utilities
Engineering services
Enterprise software
Environmental services
Events and hospitality
Fertilisers
Financial services
Financial technology
Furniture and fittings
Gaming
Government and public sector
Healthcare and hospitals
Health technology
Heavy machinery
Human resources services
Industrial automation
Insurance
Internet services
Investment and venture capital
IT services and consulting
Legal services
Logistics and supply chain
Management consulting
Marine and shipping
Market research
Media and entertainment
Medical devices
Metals and mining
Non-profit and social impact
Oil and gas
Paper and packaging
Pharmaceuticals
Power equipment
Printing and publishing
Railways
Real estate
Renewable energy
Research and development
Retail
Robotics
Semiconductors
Space technology
Sports and fitness
Telecommunications
Tourism and travel
Water and sanitation
`;

export const companySizes = `
1 to 10 people
11 to 50 people
51 to 200 people
201 to 500 people
501 to 1,000 people
1,001 to 5,000 people
5,001 to 10,000 people
More than 10,000 people
`;

export const companyServices = `
Accounting and audit
Advertising
App development
Battery systems
Business consulting
Chip design
Civil engineering
Cloud services
Contract manufacturing
Customer support
Data engineering
Data science
Design services
Digital marketing
Drug discovery
Electric vehicles
Embedded systems
Equipment rental
Financial advice
Freight and delivery
Hardware design
Industrial design
Insurance products
Internet of things
Investment banking
Learning platforms
Lending
Machine learning
Maintenance services
Mechanical engineering
Medical services
Network services
Online marketplace
Payments
Power generation
Process automation
Product engineering
Quality testing
Recruitment services
Research
Robotics
Security services
Software products
Staff training
Supply chain planning
System integration
Telecom services
Web development
`;
